import { toast } from 'react-hot-toast'

/** Says what was done, with a way back for as long as it shows. */
export function toastWithUndo(message: string, undo: () => void): void {
  toast((shown) => (
    <span className="flex items-center gap-3">
      {message}
      <button
        type="button"
        className="-my-1 rounded-small px-2 py-1 font-semibold text-primary-text hover:bg-hover"
        onClick={() => {
          toast.dismiss(shown.id)
          undo()
        }}
      >
        Undo
      </button>
    </span>
  ))
}
