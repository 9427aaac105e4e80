import messages from "#content/messages/en.json?rooms";
import { Words } from "../words.tsx";

export default function EnglishRooms() {
  return <Words messages={messages} />;
}
