import type { Finding } from '@portico/core'
import { useDiagnosis } from '../../hooks/internal/useDiagnosis.js'
import { useNavigation } from '../../hooks/internal/useNavigation.js'
import { format, useMessages, useStrings } from '../../hooks/internal/useTexts.js'
import type { TextsOf } from '../../locales/Strings.js'
import { WarningIcon } from '../../ui/icons/WarningIcon.js'
import { Button, Link, PrimaryButton, Spinner, Stack, Text, useStyles, ViewBody } from '../../ui/index.js'
import { EmptyState } from '../parts/states/StateMessage.js'
import type { ViewProps } from '../ViewDefinition.js'
import { doctorStyles } from './DoctorView.css.js'
import { doctorStrings } from './strings.js'

export function DoctorView({ route }: ViewProps<'Doctor'>) {
  useStyles(doctorStyles)
  const words = useStrings(doctorStrings)
  const { goBack } = useNavigation()
  const { findings, lookAgain } = useDiagnosis(route)
  const problems = findings && listProblems(findings)
  return (
    <ViewBody
      footer={
        problems && (
          <Stack gap={8}>
            <PrimaryButton onClick={goBack} data-testid="doctor-back">
              {words.tryAgain}
            </PrimaryButton>
            <Button variant="ghost" fullWidth onClick={lookAgain} data-testid="doctor-again">
              {words.checkAgain}
            </Button>
          </Stack>
        )
      }
    >
      {/* One live region, so that findings are announced. */}
      <div role="status" data-testid="doctor">
        {problems === undefined ? (
          <div className="doctor-looking">
            <Spinner size={32} />
            <Text tone="secondary">{words.looking}</Text>
          </div>
        ) : problems.length === 0 ? (
          <EmptyState title={words.nothingTitle} description={words.nothingText} picture="search" />
        ) : (
          <ul className="doctor-findings">
            {problems.map(finding => (
              <FindingItem key={`${finding.check} ${finding.code}`} finding={finding} words={words} />
            ))}
          </ul>
        )}
      </div>
    </ViewBody>
  )
}

/** The distinct problems: services and relay may share a host. */
function listProblems(findings: readonly Finding[]): readonly Finding[] {
  const isSame = (one: Finding, other: Finding) =>
    one.code === other.code && one.facts.host === other.facts.host
  const problems = findings.filter(({ ok }) => !ok)
  return problems.filter((problem, index) => problems.findIndex(other => isSame(problem, other)) === index)
}

interface FindingItemProps {
  readonly finding: Finding
  readonly words: TextsOf<typeof doctorStrings>
}

type KnownCode = keyof (typeof doctorStrings)['english']['findings']

function FindingItem({ finding: { code, facts, message, docs }, words }: FindingItemProps) {
  const messages = useMessages()
  const isKnown = Object.hasOwn(words.findings, code)
  // A third-party source may report a finding without translations.
  const { what, step } = isKnown ? words.findings[code as KnownCode] : { what: message, step: undefined }
  return (
    <li className="doctor-finding" data-testid={`finding-${code}`}>
      <WarningIcon size={16} />
      <Text weight="medium">{format(what, facts)}</Text>
      {step ? <Text tone="secondary">{format(step, facts)}</Text> : null}
      {docs === undefined ? null : (
        <Text>
          <Link href={docs}>{messages.modal.learnMore}</Link>
        </Text>
      )}
    </li>
  )
}
