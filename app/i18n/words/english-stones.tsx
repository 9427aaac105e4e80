import messages from "#content/messages/en.json?stones";
import { Words } from "../words.tsx";

export default function EnglishStones() {
  return <Words messages={messages} />;
}
