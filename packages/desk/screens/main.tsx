import "@stoneyard/site/styles/tokens.css";
import "@stoneyard/site/styles/fonts.css";
import "./typefaces.css";
import "./colours.css";
import "@stoneyard/site/styles/base.css";
// Before the screens' own sheets, which override it.
import "./controls.module.css";
import { createRoot } from "react-dom/client";
import { Desk } from "./desk.tsx";

const root = document.querySelector("#desk");
if (root) createRoot(root).render(<Desk />);
