import { reactRouter } from "@react-router/dev/vite";
import { defineConfig } from "vite";
import { messages } from "./app/i18n/messages-plugin.ts";

export default defineConfig({
  // Pictures, models and icons that the build prepared; served from the root of the site.
  publicDir: ".cache/public",
  plugins: [messages(), reactRouter()],
  define: {
    __SITE_URL__: JSON.stringify(process.env.SITE_URL ?? "http://localhost:3000"),
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
  build: { cssMinify: "lightningcss", assetsInlineLimit: 0 },
});
