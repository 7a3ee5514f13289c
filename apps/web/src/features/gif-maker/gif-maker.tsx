import { CircleAlert } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { useSearchParams } from 'react-router'
import { Button } from '../../ui/button.tsx'
import { Progress } from '../../ui/progress.tsx'
import { Card, Notice } from '../../ui/surfaces.tsx'
import { DropZone } from './drop-zone.tsx'
import { Editor, type EditorProps } from './editor.tsx'
import { FilmChooser } from './film-chooser.tsx'
import { firstRecipe, type GifRecipe } from './recipe.ts'
import { ResultCard } from './result-card.tsx'
import { useConversion } from './use-conversion.ts'
import { useFilm, type FilmDesk } from './use-film.ts'

/** A video in, a GIF out. */
export function GifMaker() {
  const desk = useFilm()
  const { open, clear } = desk
  const conversion = useConversion(clear)
  const [isChoosing, setIsChoosing] = useState(false)
  useCreationInAddress(desk)
  return (
    <div className="grid gap-6">
      {desk.failure !== null && (
        <Notice
          tone="danger"
          icon={<CircleAlert aria-hidden="true" />}
          action={
            <Button size="small" onClick={desk.dismiss}>
              Dismiss
            </Button>
          }
        >
          {desk.failure}
        </Notice>
      )}
      {desk.work !== null && (
        <Card>
          <Progress stage={desk.work.stage} share={desk.work.share} onCancel={desk.work.cancel} />
        </Card>
      )}
      {open === null && desk.work === null && (
        <DropZone onFile={desk.take} onBrowseCreations={() => setIsChoosing(true)} />
      )}
      {open !== null && <OpenEditor key={open.id} {...{ open, conversion }} onClear={clear} />}
      {conversion.made !== null && <ResultCard made={conversion.made} />}
      {isChoosing && (
        <FilmChooser
          onClose={() => setIsChoosing(false)}
          onChosen={(creationId) => {
            setIsChoosing(false)
            desk.takeCreation(creationId)
          }}
        />
      )}
    </div>
  )
}

/** Every video begins with a recipe of its own. */
function OpenEditor(props: Omit<EditorProps, 'recipe' | 'onRecipe'>) {
  const [recipe, setRecipe] = useState<GifRecipe>(() => firstRecipe(props.open.film))
  return <Editor {...props} recipe={recipe} onRecipe={setRecipe} />
}

/** `?creation=ID`, as "Make GIF" beside a video says; read once. */
function useCreationInAddress({ takeCreation }: FilmDesk): void {
  const [search, setSearch] = useSearchParams()
  const creationId = search.get('creation')
  const taken = useRef<string | null>(null)
  useEffect(() => {
    if (creationId === null || taken.current === creationId) return
    taken.current = creationId
    takeCreation(creationId)
    setSearch({}, { replace: true })
  }, [creationId, takeCreation, setSearch])
}
