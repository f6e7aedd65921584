"""Lists, reads, creates and meets an error with the client of openapi-python-client."""

import os

from service_client import AuthenticatedClient
from service_client.api.cal_events_v_1_events import cal_events_v_1_list_events
from service_client.api.cms_v_2_posts import cms_v_2_create_post, cms_v_2_get_post, cms_v_2_list_posts
from service_client.models import CmsV2Error, CmsV2Post, CmsV2PostInput
from base64 import b64encode

credentials = f"{os.environ['USERNAME']}:{os.environ['PASSWORD']}".encode()
client = AuthenticatedClient(base_url=os.environ["REST_ROOT"], token=b64encode(credentials).decode(), prefix="Basic")

posts = cms_v_2_list_posts.sync(client=client, per_page=2)
assert isinstance(posts, list) and posts, "The list has no posts."
first = posts[0]

read = cms_v_2_get_post.sync(first.id, client=client)
assert isinstance(read, CmsV2Post) and read.title.rendered == first.title.rendered, "The post has another title than in the list."

events = cal_events_v_1_list_events.sync(client=client, per_page=50)
assert any(event.venue and event.venue.city for event in events.events), "No event has a venue with a city."

created = cms_v_2_create_post.sync(client=client, body=CmsV2PostInput(title="From a generated client"))
assert isinstance(created, CmsV2Post) and created.title.rendered == "From a generated client", "The new post has another title."

missing = cms_v_2_get_post.sync(999_999_999, client=client)
assert isinstance(missing, CmsV2Error) and missing.code == "rest_post_invalid_id", "A post that does not exist is no error."
