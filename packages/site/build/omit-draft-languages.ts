/** To be imported first, as languages are read when a process begins: what is built for visitors has no drafts. */
process.env.DRAFT_LANGUAGES = "omit";
