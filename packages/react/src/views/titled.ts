import type { TitleContext } from './ViewDefinition.js'

/** A title that other texts use too. */
export const titled =
  (name: keyof TitleContext['messages']['titles']) =>
  (_route: unknown, { messages }: TitleContext): string =>
    messages.titles[name]
