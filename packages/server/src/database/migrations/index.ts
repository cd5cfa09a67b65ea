import { projects } from './0001_projects.js'
import { wallets } from './0002_wallets.js'
import { analytics } from './0003_analytics.js'
import { relay } from './0004_relay.js'
import { analyticsLifetime } from './0005_analytics_lifetime.js'
import { auth } from './0006_auth.js'
import { approvalDevice } from './0007_approval_device.js'
import { approvalsAtEscrow } from './0008_approvals_at_escrow.js'
import { emailChanges } from './0009_email_changes.js'

/** In order, and never edited once released: a change to the schema is a new migration. */
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
] as const
