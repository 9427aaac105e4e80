import messages from "#content/messages/sr.json?rooms";
import { Words } from "../words.tsx";

export default function SerbianRooms() {
  return <Words messages={messages} />;
}
