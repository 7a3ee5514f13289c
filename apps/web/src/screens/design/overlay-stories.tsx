import { Copy, Ellipsis, Pencil, Trash2 } from '../../ui/icons.tsx'
import { useState } from 'react'
import toast from 'react-hot-toast'
import { useAlerts } from '../../ui/alerts.tsx'
import { Button, IconButton } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { Menu } from '../../ui/menu.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { Tooltip } from '../../ui/tooltip.tsx'
import { Story } from './story.tsx'

/** Components that appear above the page. */
export function OverlayStories() {
  const { alert, confirm } = useAlerts()
  const [isOpen, setIsOpen] = useState(false)
  const close = (): void => setIsOpen(false)
  return (
    <>
      <Story name="Dialogs">
        <Button onClick={() => setIsOpen(true)}>Open dialog</Button>
        <Button onClick={() => void alert('Please write a script first!')}>Open alert</Button>
        <Button
          onClick={() =>
            void confirm({
              message: 'Delete this video?',
              details: 'You can undo it for a day.',
              confirmLabel: 'Delete',
              isDangerous: true,
            })
          }
        >
          Ask
        </Button>
        <Dialog
          isOpen={isOpen}
          onClose={close}
          title="Rename"
          description="The file keeps its name."
          actions={
            <>
              <Button onClick={close}>Cancel</Button>
              <Button variant="primary" onClick={close}>
                Rename
              </Button>
            </>
          }
        >
          <TextField label="Title" defaultValue="The animal that thinks with its arms" />
        </Dialog>
      </Story>
      <Story name="Menu and tooltip">
        <Menu
          trigger={<IconButton label="More actions" icon={<Ellipsis className="size-5" />} />}
          entries={[
            { label: 'Rename', icon: <Pencil />, onChoose: () => toast('Rename') },
            { label: 'Duplicate', icon: <Copy />, onChoose: () => toast('Duplicate'), isDisabled: true },
            { label: 'Delete', icon: <Trash2 />, onChoose: () => toast('Delete'), isDangerous: true },
          ]}
        />
        <Tooltip text="Copies the link">
          <IconButton label="Copy link" icon={<Copy className="size-4.5" />} />
        </Tooltip>
      </Story>
      <ToastStories />
    </>
  )
}

function ToastStories() {
  return (
    <Story name="Toasts">
      <Button onClick={() => toast.success('Signed in successfully!')}>Success</Button>
      <Button onClick={() => toast.error('Authentication failed. Please try again.')}>Error</Button>
      <Button onClick={() => toast('A plain message.')}>Plain</Button>
      <Button onClick={() => toast.loading('Saving', { id: 'loading' })}>Loading</Button>
      <Button onClick={() => toast.dismiss('loading')}>Dismiss loading</Button>
    </Story>
  )
}
