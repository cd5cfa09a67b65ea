import { projects } from './0001_projects.js'
import { wallets } from './0002_wallets.js'
import { analytics } from './0003_analytics.js'
import { relay } from './0004_relay.js'
import { analyticsLifetime } from './0005_analytics_lifetime.js'
import { auth } from './0006_auth.js'
import { approvalDevice } from './0007_approval_device.js'
import { approvalsAtEscrow } from './0008_approvals_at_escrow.js'
import { emailChanges } from './0009_email_changes.js'
import { signIn } from './0010_sign_in.js'
import { chainHistory } from './0011_chain_history.js'
import { chainHistoryByBlock } from './0012_chain_history_by_block.js'
import { smartSessions } from './0013_smart_sessions.js'
import { identities } from './0014_identities.js'
import { names } from './0015_names.js'
import { passkeys } from './0016_passkeys.js'
import { farcaster } from './0017_farcaster.js'
import { waysIn } from './0018_ways_in.js'
import { sessionWays } from './0019_session_ways.js'
import { namesLook } from './0020_names_look.js'
import { passphrases } from './0021_passphrases.js'

/**
 * In order, and never edited once released: a schema change is a new migration. Older servers keep running during and
 * after it, which `olderServers.test.ts` checks: add in one release, and remove what is unused in the next.
 */
export const migrations = [
  projects,
  wallets,
  analytics,
  relay,
  analyticsLifetime,
  auth,
  approvalDevice,
  approvalsAtEscrow,
  emailChanges,
  signIn,
  chainHistory,
  chainHistoryByBlock,
  smartSessions,
  identities,
  names,
  passkeys,
  farcaster,
  waysIn,
  sessionWays,
  namesLook,
  passphrases,
] as const
