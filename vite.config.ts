import { reactRouter } from "@react-router/dev/vite";
import { defineConfig } from "vite";
import { messages } from "./app/i18n/messages-plugin.ts";

/**
 * What every page needs, in two files that stay the same from page to page and compress better whole: 6 kB and 15
 * requests less than as many small ones.
 */
const SHARED_CHUNKS = [
  { name: "framework", test: /node_modules[\\/](react|react-dom|react-router|@react-router|scheduler)[\\/]/ },
  {
    name: "shell",
    test: /app[\\/](shell|head|i18n[\\/]locali)|app[\\/]ui[\\/](toast|picture|work|classes|flag|phone|countdown|swipe|reveal|scale-rule|rule-ticks)|node_modules[\\/](use-intl|icu-minify|@formatjs)/,
  },
];

export default defineConfig({
  // Pictures, models and icons that the build prepared; served from the root of the site.
  publicDir: ".cache/public",
  plugins: [messages(), reactRouter()],
  define: {
    __SITE_URL__: JSON.stringify(process.env.SITE_URL || "http://localhost:3000"),
  },
  resolve: {
    // Messages are compiled at build time, so the browser needs no ICU parser.
    alias: { "use-intl/format-message": "use-intl/format-message/format-only" },
  },
  ssr: { noExternal: ["use-intl"] },
  css: {
    transformer: "lightningcss",
    lightningcss: { drafts: { customMedia: true } },
    modules: { localsConvention: "camelCaseOnly" },
  },
  build: {
    cssMinify: "lightningcss",
    assetsInlineLimit: 0,
    // Pictures may still be in the making; the build puts them beside the pages at its end.
    copyPublicDir: false,
    rolldownOptions: { output: { codeSplitting: { groups: SHARED_CHUNKS } } },
  },
});
