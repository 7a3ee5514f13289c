// Scores how well the scenes keep viewers watching; requested after a pause in typing.

import { keepPreviousData, useQuery } from '@tanstack/react-query'
import type { Project } from '@vivify/contract/project'
import { useEffect, useState } from 'react'
import { scriptScoreQuery } from '../../api/script-tools.ts'

const scorePauseMs = 700

/** Scores by scene id; the previous scores stay until the new ones arrive. */
export function useScores(document: Project) {
  const settled = useSettled(document, scorePauseMs)
  const { data } = useQuery({ ...scriptScoreQuery(settled), placeholderData: keepPreviousData })
  return {
    scores: new Map(data?.scenes.map((scene) => [scene.sceneId, scene])),
    hookAlternatives: data?.hookAlternatives ?? [],
  }
}

/** Returns the first value at once, and later values only after they have not changed for `pauseMs`. */
function useSettled<Value>(value: Value, pauseMs: number): Value {
  const [settled, setSettled] = useState(value)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), pauseMs)
    return () => clearTimeout(timer)
  }, [value, pauseMs])
  return settled
}
