/** Fills the content of the project that it lies in with pictures: a program, since each process has one site's languages. */
import { fillPictures } from "./pictures.ts";

await fillPictures("content", 1600, 1000);
