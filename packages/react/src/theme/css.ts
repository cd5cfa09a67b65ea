/** Marks a string as CSS for editors and readers. It is a plain string: nothing is parsed or stripped at runtime. */
export function css(strings: TemplateStringsArray, ...values: readonly (string | number)[]): string {
  return String.raw({ raw: strings }, ...values)
}
