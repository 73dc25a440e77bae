declare module 'icon:*' {
  /** The icon's paths in a 512 × 512 box. */
  const body: string;
  export default body;
}
