/** What the server is asked to put into a seat. Which bots there are, and which is the default, it knows itself. */
export function wishOf(value: string): { kind: 'open' } | { kind: 'bot'; bot: string } {
  return value === 'open' ? { kind: 'open' } : { kind: 'bot', bot: value };
}
