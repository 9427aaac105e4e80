import messages from "#content/messages/sr.json?house";
import { Words } from "../words.tsx";

export default function SerbianHouse() {
  return <Words messages={messages} />;
}
