/** A YAML file becomes the value that it holds; tools/yaml-plugin.ts reads it at build. */
declare module '*.yaml' {
  const value: unknown;
  export default value;
}
