import * as messages from '@vivify/contract/messages'
import { toast } from 'react-hot-toast'
import { useLeaveTeam } from '../../../api/teams.ts'
import { startOverWith } from '../../../lib/session/arrival.ts'
import { useAlerts } from '../../../ui/alerts.tsx'
import { Button } from '../../../ui/button.tsx'
import { LogOut } from '../../../ui/icons.tsx'

const words = messages.teams

/** The way out for members. */
export function LeaveTeam({ owner }: { owner: string }) {
  const { mutate, isPending } = useLeaveTeam()
  const { confirm } = useAlerts()
  const team = words.nameOf(owner)
  const ask = async (): Promise<void> => {
    const isAgreed = await confirm({
      message: words.leaveTitle(team),
      details: words.leaveAbout,
      confirmLabel: words.leave,
      isDangerous: true,
    })
    if (!isAgreed) return
    mutate(undefined, {
      onSuccess: () => startOverWith(words.left(team)),
      onError: (error) => void toast.error(error.message),
    })
  }
  return (
    <Button
      variant="danger"
      className="self-start"
      icon={<LogOut className="size-4" aria-hidden="true" />}
      isBusy={isPending}
      onClick={() => void ask()}
    >
      {words.leave}
    </Button>
  )
}
