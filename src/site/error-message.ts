const LONGEST = 200;

/** An error's message for visitors; a gateway's whole HTML page is cut, as text, to the first 200 characters. */
export function clippedMessage({ message }: Error): string {
  return message.length > LONGEST ? `${message.slice(0, LONGEST)}…` : message;
}
