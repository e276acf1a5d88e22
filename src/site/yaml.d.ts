/**
 * A YAML file becomes the value that it holds; tools/build/yaml-plugin.ts validates it as it is
 * imported.
 */
declare module '*.yaml' {
  const value: unknown;
  export default value;
}
