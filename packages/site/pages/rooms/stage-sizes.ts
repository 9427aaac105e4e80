/** How wide the picture of a room stands on its page, in the form of the HTML attribute. */
export const STAGE_SIZES = "(max-width: 821px) 100vw, 64vw";
