import messages from "#content/messages/en.json?house";
import { Words } from "../words.tsx";

export default function EnglishHouse() {
  return <Words messages={messages} />;
}
