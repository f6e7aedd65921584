"""Lists, reads, creates and meets an error with openapi-generator's client for Python."""

import os

from service_client import ApiClient, CalEventsV1EventsApi, CmsV2PostInput, CmsV2PostsApi, Configuration
from service_client.exceptions import NotFoundException

configuration = Configuration(host=os.environ["REST_ROOT"], username=os.environ["USERNAME"], password=os.environ["PASSWORD"])

with ApiClient(configuration) as client:
    api = CmsV2PostsApi(client)

    posts = api.cms_v2_list_posts(per_page=2)
    assert posts, "The list has no posts."

    read = api.cms_v2_get_post(posts[0].id)
    assert read.title.rendered == posts[0].title.rendered, "The post has another title than in the list."

    events = CalEventsV1EventsApi(client).cal_events_v1_list_events(per_page=50).events
    assert any(event.venue and event.venue.city for event in events), "No event has a venue with a city."

    created = api.cms_v2_create_post(CmsV2PostInput(title="From a generated client"))
    assert created.title.rendered == "From a generated client", "The new post has another title."

    try:
        api.cms_v2_get_post(999_999_999)
        raise AssertionError("A post that does not exist is no error.")
    except NotFoundException as error:
        assert error.data.code == "rest_post_invalid_id", "The error has another code."
