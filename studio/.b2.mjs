import { Masters } from "./masters.ts"; import { bake, closeBaker } from "./rooms/bake.ts"; import {writeFileSync} from "fs";
const m=await Masters.open("content"); const [out,...pairs]=process.argv.slice(2);
for (const p of pairs){const [room,stone]=p.split("="); writeFileSync(`${out}/${room}.png`, await bake("content",m,{from:`rooms/views/${room}`,stones:{"*":stone}}));}
await closeBaker(); process.exit();
