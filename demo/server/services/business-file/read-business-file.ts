import { type BusinessFile, businessFile } from './business-file.ts';
import { checkFileReferences } from './check-file-references.ts';
import { checkFileValues, listPictures } from './check-file-values.ts';
import { type FileProblem, toFileProblems } from './file-problem.ts';
import { createProblemLocator } from './problem-location.ts';

/**
 * A business file that cannot be imported, with all its problems. The message has one line per problem: the line in the
 * file, the name of the dish or other entry, the path, the expected value and the actual value.
 */
export class BusinessFileError extends Error {
  override readonly name = 'BusinessFileError';
  constructor(
    readonly file: string,
    readonly problems: readonly FileProblem[],
    /** The file's text. */
    text: string,
  ) {
    const locate = createProblemLocator(text);
    const lines = problems.map(({ path, expected, actual }) => {
      const location = locate(path);
      const name = location?.name ? ` (${location.name})` : '';
      const lineReference = location ? `line ${location.line}${name}, ` : '';
      return `  ${lineReference}${path}: expected ${expected}, found ${actual}`;
    });
    const countText = problems.length === 1 ? '1 problem' : `${problems.length} problems`;
    super(`${file} was not imported: ${countText}\n${lines.join('\n')}`);
  }
}

/** The position in the message of a syntax error. It is removed, because the problem already names the line. */
const POSITION = / in JSON at position \d+.*$/s;

/**
 * Reads the text of a business file. `hasPicture` says whether a picture to which the file refers exists. Throws
 * BusinessFileError with all problems at once.
 */
export function readBusinessFile(
  text: string,
  name: string,
  hasPicture: (file: string) => boolean,
): BusinessFile {
  let document: unknown;
  try {
    document = JSON.parse(text);
  } catch (error) {
    const reason = error instanceof Error ? error.message.replace(POSITION, '') : 'the text cannot be read';
    const actual = text.trim() ? `a syntax error: ${reason}` : 'an empty file';
    throw new BusinessFileError(name, [{ path: '(file)', expected: 'JSON', actual }], text);
  }
  const parsed = businessFile.safeParse(document);
  const missingPictures = new Map<string, FileProblem>();
  for (const { path, file } of listPictures(document))
    if (!missingPictures.has(file) && !hasPicture(file))
      missingPictures.set(file, {
        path,
        expected: 'an existing picture, relative to this file',
        actual: `no file ${JSON.stringify(file)}`,
      });
  const problems = [
    ...(parsed.success ? [] : toFileProblems(parsed.error, document)),
    ...checkFileReferences(document),
    ...checkFileValues(document),
    ...missingPictures.values(),
  ];
  if (!parsed.success || problems.length) throw new BusinessFileError(name, problems, text);
  return parsed.data;
}
