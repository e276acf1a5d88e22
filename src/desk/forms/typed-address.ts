/** How an address on the web begins if its https:// isn't seen, as in a browser's own field. */
const BARE = /^[\w-]+(?:\.[\w-]+)*\.[a-z]{2,}(?=$|[/?#:])/i;

/** An address on the web or of mail as it is typed or pasted: without spaces, with its https://. */
export function typedAddress(text: string, control: 'web' | 'email'): string {
  const address = text.replaceAll(/\s/g, '');
  return control === 'web' && BARE.test(address) ? `https://${address}` : address;
}
