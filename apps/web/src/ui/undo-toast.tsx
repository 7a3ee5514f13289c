import { toast } from 'react-hot-toast'

/** Shows a toast that says what happened, with an Undo button while it is visible. */
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
