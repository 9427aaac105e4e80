export type LightboxPicture = {
  src: string;
  /** Built sizes, smallest first. */
  srcSet?: readonly { src: string; width: number; height: number }[];
  width: number;
  height: number;
  alt: string;
  caption?: string;
  /** The number or mark before the caption. */
  mark?: string;
  /** Language of the caption, where it is another than the page's. */
  captionLang?: string | undefined;
};

export type LightboxLabels = {
  /** Name of the dialog, such as "Pictures". */
  dialog: string;
  /** Name of the row of pictures in it. */
  gallery: string;
  /** The words that screen readers say instead of "region" and "group". */
  carousel: string;
  slide: string;
  previous: string;
  next: string;
  close: string;
  /** "{index} of {total}" with these two words in braces, as the message file writes it. */
  position: string;
};
