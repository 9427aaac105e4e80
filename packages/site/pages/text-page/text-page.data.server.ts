import { pageText } from "@stoneyard/catalogue/files/prose.ts";
import { plain } from "@stoneyard/catalogue/languages/plain-words.ts";
import { wordsIn } from "@stoneyard/catalogue/languages/words-in.ts";
import { catalogue } from "@stoneyard/site/content/catalogue.server.ts";
import { decorativePicture } from "@stoneyard/site/content/picture.server.ts";
import { markdownHtml } from "@stoneyard/site/content/prose.server.ts";
import { firstSentences } from "@stoneyard/site/head/first-sentences.ts";
import { previewOf } from "@stoneyard/site/head/preview.server.ts";
import { barePath } from "@stoneyard/site/i18n/locale.ts";
import { NoSuchPage, type ScreenArgs } from "@stoneyard/site/render/screen-data.ts";

/** The text of content/prose that has the page's name. */
export async function data({ locale, path }: ScreenArgs) {
  const { prose } = await catalogue();
  const words = prose.get(barePath(path).slice(1));
  const written = words && wordsIn(words, locale);
  const page = written && pageText(plain(written));
  if (!page) throw new NoSuchPage(path);
  const { title, heading, picture, alt = "", text = "" } = page;
  const html = markdownHtml(text);
  return {
    title,
    heading,
    description: firstSentences(text.split("\n")[0] ?? "", 160),
    preview: await previewOf(picture),
    html: typeof written === "string" ? html : { ...written, text: html },
    ...(picture && { picture: { ...(await decorativePicture(picture)), alt } }),
  };
}

export type TextPageData = Awaited<ReturnType<typeof data>>;
