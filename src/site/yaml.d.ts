/** A YAML file imports as the value it holds; tools/build/yaml-plugin.ts validates it on import. */
declare module '*.yaml' {
  const value: unknown;
  export default value;
}
