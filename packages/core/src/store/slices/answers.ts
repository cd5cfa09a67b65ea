import type { AsyncData } from '../../types/Account.js'

/** What was fetched for views and has no place of its own, by the key of the question. */
export type AnswersState = Readonly<Record<string, AsyncData<unknown>>>

const unknown: AsyncData<never> = { status: 'idle' }

export function setAnswer(state: AnswersState, key: string, answer: AsyncData<unknown>): AnswersState {
  return { ...state, [key]: answer }
}

/** The type is the one that was put in: every kind of key belongs to one action. */
export function selectAnswer<Data>(state: AnswersState, key: string | undefined): AsyncData<Data> {
  return ((key && state[key]) || unknown) as AsyncData<Data>
}
