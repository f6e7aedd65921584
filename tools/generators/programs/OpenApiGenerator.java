// Lists, reads, creates and meets an error with openapi-generator's client for Java.

import client.ApiClient;
import client.ApiException;
import client.api.CalEventsV1EventsApi;
import client.api.CmsV2PostsApi;
import client.model.CmsV2PostInput;
import java.util.Base64;

public class OpenApiGenerator {
  public static void main(String[] arguments) throws ApiException {
    ApiClient client = new ApiClient();
    client.updateBaseUri(System.getenv("REST_ROOT"));
    String credentials = System.getenv("USERNAME") + ":" + System.getenv("PASSWORD");
    String authorization = "Basic " + Base64.getEncoder().encodeToString(credentials.getBytes());
    client.setRequestInterceptor(request -> request.header("Authorization", authorization));
    CmsV2PostsApi api = new CmsV2PostsApi(client);

    var posts = api.cmsV2ListPosts(CmsV2PostsApi.APICmsV2ListPostsRequest.newBuilder().perPage(2).build());
    check(!posts.isEmpty(), "The list has no posts.");

    var read = api.cmsV2GetPost(post(posts.get(0).getId()));
    check(read.getTitle().getRendered().equals(posts.get(0).getTitle().getRendered()), "The post has another title than in the list.");

    var list = CalEventsV1EventsApi.APICalEventsV1ListEventsRequest.newBuilder().perPage(50).build();
    var events = new CalEventsV1EventsApi(client).calEventsV1ListEvents(list).getEvents();
    check(events.stream().anyMatch(event -> event.getVenue() != null && event.getVenue().getCity() != null), "No event has a venue with a city.");

    var input = new CmsV2PostInput().title("From a generated client");
    var created = api.cmsV2CreatePost(CmsV2PostsApi.APICmsV2CreatePostRequest.newBuilder().cmsV2PostInput(input).build());
    check(created.getTitle().getRendered().equals("From a generated client"), "The new post has another title.");

    try {
      api.cmsV2GetPost(post(999_999_999));
      check(false, "A post that does not exist is no error.");
    } catch (ApiException error) {
      check(error.getCode() == 404 && error.getResponseBody().contains("rest_post_invalid_id"), "The error has another status or code.");
    }
  }

  private static CmsV2PostsApi.APICmsV2GetPostRequest post(Number id) {
    return CmsV2PostsApi.APICmsV2GetPostRequest.newBuilder().id(id.intValue()).build();
  }

  private static void check(boolean holds, String message) {
    if (!holds) throw new AssertionError(message);
  }
}
