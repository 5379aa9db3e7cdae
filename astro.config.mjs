import { fileURLToPath } from 'node:url';
import preact from '@astrojs/preact';
import sitemap from '@astrojs/sitemap';
import starlight from '@astrojs/starlight';
import { defineConfig } from 'astro/config';
import starlightLinksValidator from 'starlight-links-validator';
import { rulesCovered } from './scripts/coverage.ts';
import { pageParity } from './scripts/parity.ts';
import { sidebar } from './scripts/sidebar.mjs';
import { base, site } from './scripts/site-address.mjs';
import { fontFamilies } from './src/styles/fonts.ts';

/**
 * The engine, the words and the stores do nothing by being there: a page takes of them what it uses, and nothing that another
 * page uses. Without this a lesson weighs 7 kB more, for the tables use more of the engine.
 */
const treeshake = {
  moduleSideEffects: [{ test: /\/src\/(?:engine|i18n|stores|lib)\/.+\.ts$/, sideEffects: false }],
};

/** Many small files weigh more than one: what every table has in common comes together. */
const codeSplitting = {
  groups: [
    // Every page has this one, and should have nothing with it.
    { name: 'preload', test: /vite\/preload-helper/, priority: 1 },
    { name: 'preact', test: /\/node_modules\/(?:preact)\// },
    {
      name: 'table',
      test: /\/src\/(?:lib\/storage|i18n\/(?:plural|chance-text)|components\/(?:controls\/(?:Button|use-later|use-store)|cards\/(?:SpriteIcon|SuitEmblem|PlayingCard|card-name)|play\/(?:RuleReference|WhyNot|seats|LogLine|roving|CardRow|Hand|HintPanel|TableFacts|letter-keys|KeyList|SettingsPanel))|stores\/settings)/,
    },
  ],
};

export default defineConfig({
  site,
  base,
  trailingSlash: 'always',
  devToolbar: { enabled: false },
  // A page is light enough to come when it is asked for; what would fetch it earlier weighs more on every page than it saves.
  prefetch: false,
  fonts: fontFamilies,
  // Style sheets and scripts are files that the next page finds in the browser's store; in the page they would come anew
  // each time.
  build: { inlineStylesheets: 'never' },
  vite: {
    build: { assetsInlineLimit: 0, rolldownOptions: { treeshake, output: { codeSplitting } } },
    worker: { format: 'es', rolldownOptions: { treeshake } },
    // Starlight would have the look of search results on every page; `search.ts` brings it when search is loaded.
    resolve: {
      // The site has none of Starlight's asides.
      alias: [/^@pagefind\/default-ui\/css\/ui\.css$/, /^\.\.\/style\/asides\.css$/].map((find) => ({
        find,
        replacement: fileURLToPath(new URL('src/components/site/nothing.css', import.meta.url)),
      })),
    },
  },
  integrations: [
    pageParity(),
    rulesCovered(),
    {
      // Not in src/pages, where every address has a twin in the other language.
      name: 'robots',
      hooks: {
        'astro:config:setup': ({ injectRoute }) =>
          injectRoute({ pattern: '/robots.txt', entrypoint: './src/components/site/robots.ts', prerender: true }),
      },
    },
    preact(),
    sitemap({
      i18n: { defaultLocale: 'root', locales: { root: 'en', ru: 'ru' } },
      // No page that asks search engines to leave it out; components/prose/RulePage.astro says why rules do.
      filter: (page) => !/\/(?:r\/[\w-]+|404|about\/specimen)\/$/.test(page),
    }),
    starlight({
      title: { en: 'Dragonwood & Dragonheart', ru: 'Драконий лес и Сердце дракона' },
      favicon: '/favicon.svg',
      locales: { root: { label: 'English', lang: 'en' }, ru: { label: 'Русский', lang: 'ru' } },
      disable404Route: true,
      pagination: false,
      // From git: when a page was last gone over. The footer says so.
      lastUpdated: true,
      // A rule is found by what people call it; see components/prose/RulePage.astro.
      pagefind: { ranking: { metaWeights: { title: 3, words: 5 } } },
      // No page shows program code.
      expressiveCode: false,
      customCss: [
        './src/styles/tokens.css',
        './src/styles/starlight.css',
        './src/styles/prose.css',
        // Here and not with its component, so that one sheet serves pages with and without islands.
        './src/components/controls/button.css',
      ],
      routeMiddleware: './src/components/site/route.ts',
      components: {
        // Its picture changes at a click, and a page without storage does not fail.
        ThemeProvider: './src/components/site/ThemeProvider.astro',
        // Fonts and the social picture of the page's language.
        Head: './src/components/site/Head.astro',
        // The ways into the site, and the language and theme on every width, also on pages without a sidebar.
        Header: './src/components/site/Header.astro',
        // With two languages a plain link is quicker than a list, and works without JavaScript.
        LanguageSelect: './src/components/site/LanguageLink.astro',
        // The stock footer has no room for the disclaimer.
        Footer: './src/components/site/Footer.astro',
        // The game's card at the top, only that game's pages, and no carets: a group is short and stays open.
        Sidebar: './src/components/site/Sidebar.astro',
        // A strip of the game's world above the title.
        PageTitle: './src/components/site/PageTitle.astro',
        // A card of the game below the table of contents.
        PageSidebar: './src/components/site/PageSidebar.astro',
        // The home page's picture; no other page has a hero.
        Hero: './src/components/site/HomeHero.astro',
      },
      sidebar,
      plugins: [starlightLinksValidator({ errorOnFallbackPages: true, errorOnInconsistentLocale: true })],
    }),
  ],
});
