declare const __SITE_URL__: string;

/** Origin that the site is built for, without a slash at its end; from the environment variable SITE_URL. */
export const SITE_URL = __SITE_URL__;
