// The suites of the history, the lists and the preview links of posts, over a declared type.
import '../support/declared-posts.ts'
import '../cms-v2/autosaves.test.ts'
import '../cms-v2/posts.list.test.ts'
import '../cms-v2/revisions.test.ts'
import '../http/preview-links.test.ts'
