import { reactRouter } from "@react-router/dev/vite";
import { defineConfig } from "vite";
import { brandModule } from "./build/brand-module.ts";
import { firstPageAhead } from "./build/first-page-ahead.ts";
import { flagPictures } from "./build/flag-pictures.ts";
import { inlineScripts } from "./build/inline-scripts.ts";
import { languagePicker } from "./build/language-picker.ts";
import { leftOut } from "./build/left-out.ts";
import { ownOriginAlone } from "./build/own-origin.ts";
import { sharedChunk } from "./build/shared-chunks.ts";
import { watchContent } from "./build/watch-content.ts";
import { languagesModule } from "./catalogue/languages-module.ts";

export default defineConfig({
  // Pictures, models and icons that the build prepared; served from the root of the site.
  publicDir: ".cache/public",
  plugins: [
    brandModule(),
    languagesModule(),
    languagePicker(),
    leftOut(),
    flagPictures(),
    inlineScripts(),
    ownOriginAlone(),
    watchContent(),
    firstPageAhead(),
    reactRouter(),
  ],
  define: {
    __SITE_URL__: JSON.stringify(process.env.SITE_URL || "http://localhost:3000"),
    __API_URL__: JSON.stringify(process.env.API_URL ?? ""),
  },
  // In development `build/dev.ts` starts the server that takes enquiries, and says where.
  ...(process.env.ENQUIRIES_URL && { server: { proxy: { "/api": process.env.ENQUIRIES_URL } } }),
  // All packages are prepared at the start; found one by one, each would reload the page in development.
  optimizeDeps: { entries: ["app/**/*.{ts,tsx}"] },
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
    rolldownOptions: { output: { codeSplitting: { groups: [{ name: sharedChunk }] } } },
  },
});
