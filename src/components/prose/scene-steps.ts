/**
 * Lets the scenes behind "Show me" be told one step at a time. Without it, and on paper, all steps stand there. The
 * buttons stand above the steps, so that they keep their place while the list grows.
 */
class SceneSteps extends HTMLElement {
  connectedCallback(): void {
    for (const list of this.querySelectorAll('.in-steps ol')) this.#step(list);
  }

  #step(list: Element): void {
    const steps = [...list.children] as HTMLElement[];
    const { next = '', back = '', step = '' } = this.dataset;
    const controls = document.createElement('p');
    const place = document.createElement('span');
    // What it says is said by the place and the step themselves; only a change of it is read out.
    const heard = document.createElement('span');
    heard.className = 'visually-hidden';
    heard.role = 'status';
    let shown = 0;

    const button = (text: string, by: number) => {
      const made = document.createElement('button');
      made.type = 'button';
      made.className = 'button';
      made.textContent = text;
      made.onclick = () => {
        const to = shown + by;
        if (!steps[to]) return;
        shown = to;
        show();
        heard.textContent = `${place.textContent}. ${steps[to].textContent.trim()}`;
      };
      controls.append(made);
      return made;
    };
    const backButton = button(back, -1);
    const nextButton = button(next, 1);

    const show = () => {
      for (const [at, item] of steps.entries()) item.classList.toggle('later', at > shown);
      place.textContent = step.replace('{n}', String(shown + 1)).replace('{of}', String(steps.length));
      // Not `disabled`: the focus stays where it is.
      backButton.ariaDisabled = String(shown === 0);
      nextButton.ariaDisabled = String(shown === steps.length - 1);
    };
    show();
    controls.className = 'steps';
    controls.append(place, heard);
    list.before(controls);
  }
}

customElements.define('scene-steps', SceneSteps);
