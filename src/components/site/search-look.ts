import sheet from './search-field.css?url';

/** Brings the style sheet of the search field and its results, once. */
export function bringSearchLook(): void {
  if (document.querySelector(`link[href="${sheet}"]`)) return;
  const link = document.createElement('link');
  link.rel = 'stylesheet';
  link.href = sheet;
  document.head.append(link);
}
