// Sentences about the natural voices, which are downloaded on request.

const megabytes = (bytes: number): string => `${Math.round(bytes / 1e6)}`

export const naturalVoiceMessages = {
  name: 'Natural voices',
  /** The model's size, as the offer names it. */
  offer: 'Natural voices (92 MB, once)',
  about: (source: string, license: string) =>
    `Kokoro-82M speaks on this server, without a key and without a network. From ${source} (${license}); npm fetches the program that runs it, another 115 MB, of which 60 to 100 MB stay on the disk.`,
  download: 'Download',
  goOn: 'Go on',
  remove: 'Delete natural voices',
  askOperator: 'The operator of this server can download them.',
  kind: 'Kind of voice',
  draft: 'Draft',
  natural: 'Natural',
  chosenWaits: 'The video waits until the natural voices are here. Choose Draft to make it now.',
  chosenMissing:
    'The natural voices are not here, so no video can be made with them. Choose Draft to make one now.',
  draftWhileComing: 'A video that you start now is spoken by the draft voice.',
  spokenHere: 'Spoken by Kokoro on this server.',
  ready: 'Natural voices speak on this server, without a key.',
  missing: 'Natural voices are not on this server yet. Download them once, or choose the draft voice.',
  unfinished: (done: number, total: number) =>
    `The download stopped at ${megabytes(done)} of ${megabytes(total)} MB. It goes on from there.`,
  otherVersion:
    'The natural voices on this server belong to another version of Vivify. Download them again; files that are still right are kept.',
  downloading: (done: number, total: number) =>
    `Natural voices are coming: ${megabytes(done)} of ${megabytes(total)} MB.`,
  installing: 'Natural voices are here; npm installs the program that runs them.',
  waiting: (state: string) => `${state} The video waits for them, as its settings say.`,
  previewUsesDraft: (state: string) => `${state} Until then, the preview speaks with the draft voice.`,
  alreadyDownloading: 'The natural voices are being downloaded already. Wait until that has finished.',
  operatorOnly: 'Only the operator of this server can download or delete the natural voices.',
  unreachable: (host: string) =>
    `${host} can’t be reached, or the connection broke too often. What has arrived is kept: try again, and the download goes on.`,
  refused: (host: string, status: number) =>
    `${host} refused to hand out a file of the natural voices (${status}). Set NATURAL_VOICES_URL to another source, or try later.`,
  wrongFile: (host: string) =>
    `${host} sent something else than a file of the natural voices. A network that asks for a log-in does that. Check the connection, or set NATURAL_VOICES_URL to another source.`,
  wrongChecksum: (file: string, host: string) =>
    `The checksum of ${file} from ${host} is wrong, so it was deleted. Try again; if it stays wrong, the source has another file.`,
  damaged: (file: string) =>
    `${file} of the natural voices is damaged. Delete the natural voices and download them again.`,
  needsSpace: (needed: number) =>
    `The disk is too full for the natural voices: they need ${needed} MB while they are installed. Free some space and try again.`,
  diskFull:
    'The disk is full: the program that runs the natural voices could not be installed. Free some space and try again; the files are kept.',
  noNpm:
    'npm is not on this machine, and the natural voices need it once. Install it, or copy the folder natural-voices from a machine that has them.',
  npmFailed:
    'npm could not install the program that runs the natural voices. Check that this server reaches the npm registry, and try again; the files are kept.',
  noSystem: (system: string) =>
    `The program that runs the natural voices has no build for this machine (${system}). Use the draft voice or a voice with a key.`,
  programMissing:
    'The program that runs the natural voices does not start on this machine. Delete the natural voices and download them again.',
  failed: 'The natural voice could not speak this text. Try again, or choose the draft voice.',
  died: 'The natural voice stopped unexpectedly. Try again, or choose the draft voice.',
  failedForUnknownReason: 'The natural voices could not be downloaded. Try again; what has arrived is kept.',
  deleted: 'Natural voices were deleted.',
  notThere: 'There are no natural voices to delete.',
  downloaded: 'Natural voices are ready.',
  stopped: 'The download was stopped. What has arrived is kept; the next download goes on from there.',
} as const
