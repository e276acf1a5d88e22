/** A web address without https://, as browsers show it. */
const BARE = /^[\w-]+(?:\.[\w-]+)*\.[a-z]{2,}(?=$|[/?#:])/i;

/** A web or email address as typed or pasted, without spaces; on the web, with https://. */
export function typedAddress(text: string, control: 'web' | 'email'): string {
  const address = text.replaceAll(/\s/g, '');
  return control === 'web' && BARE.test(address) ? `https://${address}` : address;
}
