import { barePath, DEFAULT_LOCALE, LANGUAGES, LOCALES, localePath } from "@stoneyard/site/i18n/locale.ts";
import { useLocale, usePath } from "@stoneyard/site/i18n/localized.tsx";
import { inHead } from "@stoneyard/site/render/static-section.tsx";
import { useCompany } from "@stoneyard/site/shell/company.ts";
import { SITE_URL } from "./site-url.ts";

type Props = {
  /** Name of the page; the brand is put before it. */
  title: string;
  /** What search engines and shared links say of the page, up to 160 characters. */
  description: string;
  /** Address of the preview picture, 1200 x 630 pixels. */
  preview: string;
  /** Keeps the page out of search engines. */
  hidden?: boolean;
};

/** Everything in a page's head that is its own; React puts it there. */
export const Head = inHead(function Head({ title, description, preview, hidden = false }: Props) {
  const { brand } = useCompany();
  const locale = useLocale();
  const bare = barePath(usePath());
  const address = (path: string) => SITE_URL + path;
  const full = `${brand} | ${title}`;
  return (
    <>
      <title>{full}</title>
      <meta name="description" content={description} />
      {hidden ? (
        <meta name="robots" content="noindex" />
      ) : (
        <>
          <link rel="canonical" href={address(localePath(locale, bare))} />
          {LOCALES.map((other) => (
            <link
              key={other}
              rel="alternate"
              hrefLang={LANGUAGES[other].htmlLang}
              href={address(localePath(other, bare))}
            />
          ))}
          <link rel="alternate" hrefLang="x-default" href={address(localePath(DEFAULT_LOCALE, bare))} />
          <meta property="og:url" content={address(localePath(locale, bare))} />
        </>
      )}
      <meta property="og:type" content="website" />
      <meta property="og:site_name" content={brand} />
      <meta property="og:title" content={full} />
      <meta property="og:description" content={description} />
      <meta property="og:locale" content={LANGUAGES[locale].openGraph} />
      <meta property="og:image" content={address(preview)} />
      <meta property="og:image:width" content="1200" />
      <meta property="og:image:height" content="630" />
      <meta name="twitter:card" content="summary_large_image" />
    </>
  );
});
