import { languagesModule } from "@stoneyard/catalogue/languages/languages-module.ts";
import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";
import { devPages } from "./build/pages/dev-pages.ts";
import { serverOnly } from "./build/pages/server-only.ts";
import { staticSections } from "./build/pages/static-sections.ts";
import { brandModule } from "./build/plugins/brand-module.ts";
import { breakpoints } from "./build/plugins/breakpoints.ts";
import { inlineScripts } from "./build/plugins/inline-scripts.ts";
import { ownOriginAlone } from "./build/plugins/own-origin.ts";
import { watchContent } from "./build/plugins/watch-content.ts";
import { withoutRooms } from "./build/plugins/without-rooms.ts";
import { siteUrlOrExit } from "./build/site-url.ts";

/** For the build and for development, which add the entries of their pages (`build/pages/pages-plugin.ts`). */
export default defineConfig({
  // Pictures, models and icons that the build prepared; served from the root of the site.
  publicDir: ".cache/public",
  plugins: [
    brandModule(),
    languagesModule(),
    withoutRooms(),
    breakpoints(),
    inlineScripts(),
    ownOriginAlone(),
    watchContent(),
    staticSections(),
    serverOnly(),
    react(),
    devPages(),
  ],
  define: {
    __SITE_URL__: JSON.stringify(siteUrlOrExit()),
    __API_URL__: JSON.stringify(process.env.API_URL ?? ""),
  },
  // In development `packages/site/build/dev.ts` starts the server that takes enquiries, and says where.
  ...(process.env.ENQUIRIES_URL && { server: { proxy: { "/api": process.env.ENQUIRIES_URL } } }),
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
  },
});
