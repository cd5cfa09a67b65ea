export { connectInbox, type InboxReader } from '../mail/connectInbox.js'
export type { Mail } from '../mail/Mail.js'
export { type Inbox, type InboxBehaviour, type StartInboxOptions, startInbox } from '../mail/startInbox.js'
