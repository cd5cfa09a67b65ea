/** Marks a string as CSS for editors. Nothing is parsed at runtime. */
export function css(strings: TemplateStringsArray, ...values: readonly (string | number)[]): string {
  return String.raw({ raw: strings }, ...values)
}
