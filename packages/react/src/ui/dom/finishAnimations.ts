/** Ends what moves by itself at once, where it would be seen as a flash. */
export function finishAnimations(...elements: (Element | null | undefined)[]): void {
  for (const element of elements) {
    for (const animation of element?.getAnimations?.() ?? []) animation.finish()
  }
}
