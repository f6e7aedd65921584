// Lists, reads, creates and meets an error with the client of oapi-codegen.
package main

import (
	"context"
	"net/http"
	"os"

	"example.org/program/client"
)

func main() {
	ctx := context.Background()
	authenticate := func(_ context.Context, request *http.Request) error {
		request.SetBasicAuth(os.Getenv("USERNAME"), os.Getenv("PASSWORD"))
		return nil
	}
	api, err := client.NewClientWithResponses(os.Getenv("REST_ROOT"), client.WithRequestEditorFn(authenticate))
	check(err == nil, "The client cannot be created.")

	two, fifty := 2, 50
	posts, err := api.CmsV2ListPostsWithResponse(ctx, &client.CmsV2ListPostsParams{PerPage: &two})
	check(err == nil && posts.JSON200 != nil && len(*posts.JSON200) > 0, "The list has no posts.")
	first := (*posts.JSON200)[0]

	read, err := api.CmsV2GetPostWithResponse(ctx, int(first.Id), nil)
	check(err == nil && read.JSON200.Title.Rendered == first.Title.Rendered, "The post has another title than in the list.")

	events, err := api.CalEventsV1ListEventsWithResponse(ctx, &client.CalEventsV1ListEventsParams{PerPage: &fifty})
	check(err == nil && hasCity(events.JSON200.Events), "No event has a venue with a city.")

	title := "From a generated client"
	created, err := api.CmsV2CreatePostWithResponse(ctx, nil, client.CmsV2PostInput{Title: &title})
	check(err == nil && created.JSON201 != nil && created.JSON201.Title.Rendered == title, "The new post has another title.")

	missing, err := api.CmsV2GetPostWithResponse(ctx, 999999999, nil)
	check(err == nil && missing.JSON404 != nil && missing.JSON404.Code == "rest_post_invalid_id", "A post that does not exist is no error.")
}

func hasCity(events []client.CalEventsV1Event) bool {
	for _, event := range events {
		if venue, err := event.Venue.AsCalEventsV1Venue(); err == nil && venue.City != nil {
			return true
		}
	}
	return false
}

func check(holds bool, message string) {
	if !holds {
		panic(message)
	}
}
