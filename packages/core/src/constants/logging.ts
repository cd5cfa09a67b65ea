import type { LogLevel } from '../environment/Environment.js'

/** Spec §9. */
export const defaultLogLevel: LogLevel = 'error'
export const logBufferBytes = 1_024_000
/** Version of the secure frame's SDK that this kit speaks (spec §9). */
export const secureSdkVersion = '4'
