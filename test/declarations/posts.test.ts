// The suites of posts, over a declared type. Those of their history and lists are in posts.long.test.ts.
import '../support/declared-posts.ts'
import '../cms-v2/posts.access.test.ts'
import '../cms-v2/posts.dates.test.ts'
import '../cms-v2/posts.password.test.ts'
import '../cms-v2/posts.test.ts'
