import { useNavigation } from '../../../hooks/internal/useNavigation.js'
import { Button, PrimaryButton, Stack, ViewBody } from '../../../ui/index.js'
import { EmptyState } from '../states/StateMessage.js'

export interface LostAnswerProps {
  readonly title: string
  readonly text: string
  readonly words: { readonly seeActivity: string; readonly beginAnew: string }
  readonly onAnew: () => void
}

/** An unknown outcome: the visitor must check before requesting again. */
export function LostAnswer({ title, text, words, onAnew }: LostAnswerProps) {
  const { reset } = useNavigation()
  return (
    <ViewBody
      footer={
        <Stack gap={8}>
          <PrimaryButton
            onClick={() => reset({ name: 'Account', tab: 'activity' })}
            data-testid="see-activity"
          >
            {words.seeActivity}
          </PrimaryButton>
          <Button variant="ghost" fullWidth onClick={onAnew} data-testid="begin-anew">
            {words.beginAnew}
          </Button>
        </Stack>
      }
    >
      <div role="alert">
        <EmptyState title={title} description={text} picture="wallet" />
      </div>
    </ViewBody>
  )
}
