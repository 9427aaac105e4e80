import type english from "#content/messages/en.json";

/** Message keys are typed from the English file: a key that is not there is an error of the compiler. */
declare module "use-intl" {
  interface AppConfig {
    Locale: "en-GB" | "sr-Latn-RS";
    Messages: typeof english;
  }
}
