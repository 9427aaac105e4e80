import messages from "#content/messages/sr.json?stones";
import { Words } from "../words.tsx";

export default function SerbianStones() {
  return <Words messages={messages} />;
}
